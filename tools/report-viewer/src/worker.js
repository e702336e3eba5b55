// Lays out graphs beside the page, which can be used meanwhile.

import { layOut } from './layout.js';

self.onmessage = ({ data: { nodes, edges } }) => self.postMessage(layOut(nodes, edges));

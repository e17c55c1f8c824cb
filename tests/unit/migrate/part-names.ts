// Names of all parts and slots of the theme.
import { partRows } from '../../../packages/contract/src/parts.ts';

export const partNames = partRows.map(({ name }) => name);

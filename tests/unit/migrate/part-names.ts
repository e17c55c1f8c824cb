// Names of all parts and slots of the theme.
import { themeComponents } from '../../../packages/contract/src/parts.ts';

export const partNames = themeComponents.map(({ name }) => name);

// Names of all theme components and slots that can be overridden.
import { themeComponents } from '../../../contract/src/parts.ts';

export const partNames = themeComponents.map(({ name }) => name);

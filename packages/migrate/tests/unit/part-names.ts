// Names of all theme components and slots that can be overridden.
import { themeComponents } from '../../../generator/src/model/theme-components.ts';

export const partNames = themeComponents.map(({ name }) => name);

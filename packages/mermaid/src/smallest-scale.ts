/** Diagrams are not scaled down further: their labels would be smaller than 10 pixels. */
export const smallestScale = 0.8;

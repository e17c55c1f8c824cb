export const plugin = () => {};

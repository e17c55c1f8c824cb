export const plugin = { name: "none" };

export default { name: "No Plugin", setup: () => {} };

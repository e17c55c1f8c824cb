export default {
  name: "broken"
  setup: 1,
};

// React's JSX runtime, unwrapped once for the whole shell script. Importing the CommonJS module directly would repeat
// the interop code in every component file.

import * as runtime from 'react/jsx-runtime';

const { Fragment, jsx, jsxs } = runtime;

export { Fragment, jsx, jsxs };

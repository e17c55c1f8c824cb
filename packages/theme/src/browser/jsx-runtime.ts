// React's JSX runtime, once for all components of the shell's script. As a CommonJS module each file of components
// would unpack it for itself, and name it wherever it makes an element.

import * as runtime from 'react/jsx-runtime';

const { Fragment, jsx, jsxs } = runtime;

export { Fragment, jsx, jsxs };

// Compares the exports of runtime modules with those of React.
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { expect, it } from 'vitest';
import { reactExports } from '../../../../packages/generator/src/bundle/esbuild/provided-modules.ts';

/** Exports of React that exist only in development. */
const forDevelopers = ['act', 'captureOwnerStack', 'default', 'module.exports'];

it.each(Object.entries({ react, 'react/jsx-runtime': jsxRuntime, 'react-dom': reactDom }))(
  'all that %s exports is known',
  (name, exported) => {
    const names = Object.keys(exported).filter((each) => !forDevelopers.includes(each));
    expect([...(reactExports[name] ?? [])].sort()).toEqual(names.sort());
  },
);

// Placeholders for exports of Docusaurus without an equivalent: components render visibly, and functions throw an error
// with a hint.
import { createElement, type ReactNode } from 'react';
import { compatError } from './environment.ts';

interface StandInProps {
  readonly children?: ReactNode;
}

type StandIn = (props?: StandInProps) => ReactNode;

/**
 * A component renders its children, or its name if there are none. Anything else throws an error with the hint when it
 * is called.
 */
export function standIn(name: string, hint: string): StandIn {
  if (!/^[A-Z]/.test(name)) {
    return () => {
      throw compatError(`'${name}' of Docusaurus is not available: ${hint}`);
    };
  }
  const component: StandIn = (props) => {
    const children = props?.children;
    const isEmpty = children === undefined || children === null || typeof children === 'boolean';
    const drawn = isEmpty || typeof children === 'function' ? createElement('code', {}, `<${name}>`) : children;
    return createElement('div', { 'data-stand-in': name, title: hint }, drawn);
  };
  return Object.defineProperty(component, 'name', { value: name });
}

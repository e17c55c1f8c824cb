// What stands where something of Docusaurus has no counterpart: it is seen, and a function says what to do instead.
import { createElement, type ReactNode } from 'react';
import { mistake } from './surroundings.ts';

interface StandInProps {
  readonly children?: ReactNode;
}

type StandIn = (props?: StandInProps) => ReactNode;

/** A component draws its children, or else its name; anything else throws the hint when it is called. */
export function standIn(name: string, hint: string): StandIn {
  if (!/^[A-Z]/.test(name)) {
    return () => {
      throw mistake(`'${name}' of Docusaurus is not there: ${hint}`);
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

// Catches a crash of what it holds while that is drawn, and draws something else instead, until the reader tries again
// or goes elsewhere. React knows no other way to do this than a class.

import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Another value is another page: the error is the old one's. */
  readonly page: unknown;
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly page: unknown;
  readonly crash: { readonly error: unknown } | undefined;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override readonly state: ErrorBoundaryState = { page: this.props.page, crash: undefined };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { crash: { error } };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return props.page === state.page ? null : { page: props.page, crash: undefined };
  }

  override render(): ReactNode {
    const { crash } = this.state;
    if (crash === undefined) return this.props.children;
    return this.props.fallback(crash.error, () => this.setState({ crash: undefined }));
  }
}

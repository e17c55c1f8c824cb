// Shows a fallback if its children crash while rendering, until the reader tries again or opens another page. React
// supports this only in class components.

import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** A different value means a different page, which clears the error. */
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

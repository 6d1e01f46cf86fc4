import { Component, type ReactNode } from 'react';

interface SpareProps {
  children: ReactNode;
}

/**
 * Around what merely adorns a page and is computed in the browser: where that cannot be drawn (a worker that cannot be
 * had), nothing is, and the page around it stays.
 */
export class Spare extends Component<SpareProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

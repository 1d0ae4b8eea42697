// Keeps what goes wrong in one block of a page in the browser inside of it.

import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ContainedProps {
  /** What is shown; something else is tried anew. */
  readonly of: object;
  readonly children: ReactNode;
}

interface ContainedState {
  /** What could not be shown; null: all is well. */
  readonly failed: object | null;
  readonly of: object;
}

export class Contained extends Component<ContainedProps, ContainedState> {
  override state: ContainedState = { failed: null, of: this.props.of };

  static getDerivedStateFromProps({ of }: ContainedProps, state: ContainedState): ContainedState {
    return of === state.of ? state : { failed: null, of };
  }

  static getDerivedStateFromError(error: object): Partial<ContainedState> {
    return { failed: error };
  }

  override render(): ReactNode {
    return this.state.failed === null ? this.props.children : <Broken />;
  }
}

function Broken(): ReactNode {
  const { t } = useTranslation();
  return <p className="empty">{t('outcome.broken')}</p>;
}

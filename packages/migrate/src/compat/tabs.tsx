// `@theme/Tabs`: docsgen's tabs, or, inside islands, tabs with React state.
import { Children, Fragment, isValidElement, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { compatError, isInIsland, ownComponent } from './environment.ts';

export interface TabItemProps {
  readonly value?: string;
  readonly label?: string;
  readonly default?: boolean;
  readonly attributes?: object;
  readonly className?: string;
  readonly hidden?: boolean;
  readonly children?: ReactNode;
}

export interface TabsProps {
  readonly values?: readonly { readonly value: string; readonly label?: string }[];
  readonly defaultValue?: string | null;
  readonly groupId?: string;
  readonly queryString?: string | boolean;
  readonly lazy?: boolean;
  readonly block?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Outside of `Tabs`, renders only its children. */
export function TabItem({ children, className }: TabItemProps): ReactNode {
  return <div className={className}>{children}</div>;
}

interface Panel {
  readonly value: string;
  readonly label: string;
  readonly isDefault: boolean;
  readonly children: ReactNode;
}

export function Tabs({ children, values, defaultValue, groupId, className }: TabsProps): ReactNode {
  const panels = panelsIn(children).map((panel) => {
    const label = values?.find(({ value }) => value === panel.value)?.label;
    return label === undefined ? panel : { ...panel, label };
  });
  if (panels.length === 0) throw compatError('<Tabs> has no <TabItem> children', 'Tabs');
  if (isInIsland()) return <IslandTabs panels={panels} defaultValue={defaultValue ?? undefined} />;
  const [Own, Tab] = [ownComponent('Tabs', 'Tabs'), ownComponent('Tab', 'TabItem')];
  const first = shownFirst(panels, defaultValue ?? undefined);
  const tabs = panels.map(({ value, label, children: content }) => (
    <Tab key={value} label={label} {...(value === first?.value && { default: true })}>
      {content}
    </Tab>
  ));
  const own = groupId === undefined ? <Own>{tabs}</Own> : <Own group={groupId}>{tabs}</Own>;
  return className === undefined ? own : <div className={className}>{own}</div>;
}

function panelsIn(children: ReactNode): readonly Panel[] {
  return Children.toArray(children).flatMap((child): readonly Panel[] => {
    if (!isValidElement<TabItemProps>(child)) return [];
    if (child.type === Fragment) return panelsIn(child.props.children);
    const { value, label, default: isDefault = false, children: content } = child.props;
    if (value === undefined) return [];
    return [{ value, label: label ?? value, isDefault, children: content }];
  });
}

/** Returns `undefined` if no default is set. In this case, the first panel is shown. */
function shownFirst(panels: readonly Panel[], defaultValue: string | undefined): Panel | undefined {
  return panels.find(({ value, isDefault }) => (defaultValue === undefined ? isDefault : value === defaultValue));
}

interface IslandTabsProps {
  readonly panels: readonly Panel[];
  readonly defaultValue: string | undefined;
}

function IslandTabs({ panels, defaultValue }: IslandTabsProps): ReactNode {
  const id = useId();
  const [shown, setShown] = useState((shownFirst(panels, defaultValue) ?? panels[0])?.value);
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const at = panels.findIndex(({ value }) => value === shown);
    const next = step === undefined ? undefined : panels[(at + step + panels.length) % panels.length];
    if (next === undefined) return;
    setShown(next.value);
    document.getElementById(`${id}${next.value}`)?.focus();
  };
  return (
    <div>
      <div role="tablist" onKeyDown={move}>
        {panels.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={id + value}
            aria-selected={value === shown}
            tabIndex={value === shown ? 0 : -1}
            onClick={() => setShown(value)}
          >
            {label}
          </button>
        ))}
      </div>
      {panels.map(({ value, children }) => (
        <div key={value} role="tabpanel" aria-labelledby={id + value} hidden={value !== shown}>
          {children}
        </div>
      ))}
    </div>
  );
}

// `@theme/Admonition`, rendered with the markup of docsgen's admonitions, also inside islands.
import type { HTMLAttributes, ReactNode } from 'react';
import { languageHere } from './environment.ts';

const kinds = ['note', 'tip', 'info', 'warning', 'danger'] as const;

type Kind = (typeof kinds)[number];

/** Docusaurus aliases of admonition types. */
const others: Readonly<Record<string, Kind>> = {
  secondary: 'note',
  important: 'info',
  success: 'tip',
  caution: 'warning',
};

export interface AdmonitionProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  readonly type?: string;
  readonly title?: ReactNode;
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
}

/** Custom types look like notes, with their name as the title. */
export function Admonition({ type = 'note', title, icon, className, children, ...rest }: AdmonitionProps): ReactNode {
  const known = kinds.find((each) => each === type) ?? others[type];
  const kind = known ?? 'note';
  const heading = title ?? (known ? titleOf(kind) : type);
  return (
    <div {...rest} className={`admonition admonition-${kind}${className ? ` ${className}` : ''}`} role="note">
      <p className="admonition-title">
        {icon !== undefined && icon !== null && <span aria-hidden="true">{icon} </span>}
        {heading}
      </p>
      {children}
    </div>
  );
}

/** Titles of docsgen's admonitions. A test checks that these titles match the theme's UI strings. */
export const admonitionTitles: Readonly<Record<string, string>> = {
  ar: 'ملاحظة | نصيحة | معلومات | تحذير | خطر',
  de: 'Hinweis | Tipp | Info | Warnung | Gefahr',
  en: 'Note | Tip | Info | Warning | Danger',
  es: 'Nota | Consejo | Información | Advertencia | Peligro',
  fr: 'Remarque | Astuce | Info | Avertissement | Danger',
  it: 'Nota | Suggerimento | Informazione | Avvertenza | Pericolo',
  ja: 'メモ | ヒント | 情報 | 警告 | 危険',
  ko: '참고 | 팁 | 정보 | 경고 | 위험',
  nl: 'Opmerking | Tip | Info | Waarschuwing | Gevaar',
  pl: 'Uwaga | Wskazówka | Informacja | Ostrzeżenie | Niebezpieczeństwo',
  pt: 'Nota | Dica | Informação | Aviso | Perigo',
  ru: 'Примечание | Совет | Информация | Предупреждение | Опасно',
  tr: 'Not | İpucu | Bilgi | Uyarı | Tehlike',
  uk: 'Примітка | Порада | Інформація | Попередження | Небезпека',
  zh: '备注 | 提示 | 信息 | 警告 | 危险',
};

function titleOf(kind: Kind): string {
  const titles = admonitionTitles[languageHere().split('-')[0] ?? ''] ?? admonitionTitles.en ?? '';
  return titles.split(' | ')[kinds.indexOf(kind)] ?? kind;
}

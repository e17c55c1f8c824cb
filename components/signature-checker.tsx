'use client';
// Checks the signature of a delivery in the reader's browser: one can hold one's own code against it without sending a
// secret anywhere. Without a script it shows the known case, which it starts with, and the command that verifies it.
import { useEffect, useId, useState } from 'react';
import styles from './signature-checker.module.css';
import { type CheckerWords, checkerWords } from './signature-checker-words.ts';

interface Delivery {
  readonly secret: string;
  /** `X-Signature`, as it was received. */
  readonly header: string;
  readonly body: string;
}

/** The one of the examples on the page. */
const knownCase: Delivery = {
  secret: 'whsec_9Kd3XvT7mQpL2aRz',
  header: 't=1741964966,v1=b5c98d6d85abad29fd144b670bed4ca5b5570b33a3cdceee054d5408dff90722',
  body: '{"eventId":"evt_4Ms8XnC5","type":"document.signed"}',
};

type Verdict = { readonly kind: 'genuine' | 'malformed' | 'unable' } | { readonly kind: 'forged'; readonly v1: string };

export function SignatureChecker({ language }: { readonly language: 'es' | 'en' }) {
  const words = checkerWords[language];
  const [delivery, setDelivery] = useState(knownCase);
  const [verdict, setVerdict] = useState<Verdict>({ kind: 'genuine' });
  const [isReady, setReady] = useState(false);

  useEffect(() => setReady(true), []);
  useEffect(() => {
    let isCurrent = true;
    const tell = (next: Verdict) => isCurrent && setVerdict(next);
    check(delivery).then(tell, () => tell({ kind: 'unable' }));
    return () => {
      isCurrent = false;
    };
  }, [delivery]);

  const field = (name: keyof Delivery, rows: number) => ({
    label: words[name],
    value: delivery[name],
    rows,
    isReady,
    onChange: (value: string) => setDelivery({ ...delivery, [name]: value }),
  });
  return (
    <form className={styles.checker} aria-label={words.name} onSubmit={(event) => event.preventDefault()}>
      <Field {...field('secret', 1)} />
      <Field {...field('header', 3)} />
      <Field {...field('body', 3)} />
      <output className={styles.verdict} data-kind={verdict.kind}>
        {told(verdict, words)}
      </output>
      <p className={styles.note}>{words.command}</p>
      <pre className={styles.command}>
        <code>{commandFor(delivery)}</code>
      </pre>
      <p className={styles.note}>{words.privacy}</p>
    </form>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly rows: number;
  readonly isReady: boolean;
  readonly onChange: (value: string) => void;
}

/** Text that can be read and copied before a script makes it a field. */
function Field({ label, value, rows, isReady, onChange }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={rows}
        value={value}
        readOnly={!isReady}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

async function check({ secret, header, body }: Delivery): Promise<Verdict> {
  const { t, v1 } = partsOf(header);
  if (secret === '' || !/^\d{1,12}$/.test(t) || !/^[0-9a-f]{64}$/.test(v1)) return { kind: 'malformed' };
  const expected = await hmacOf(secret, `${t}.${body}`);
  // A reader's own browser: nothing is told by how long this takes.
  return expected === v1 ? { kind: 'genuine' } : { kind: 'forged', v1: expected };
}

function partsOf(header: string): { readonly t: string; readonly v1: string } {
  const part = (name: string) => new RegExp(`(?:^|,)\\s*${name}=([^,\\s]*)`).exec(header)?.[1] ?? '';
  return { t: part('t'), v1: part('v1') };
}

/** HMAC-SHA256, in hexadecimal. Browsers compute it on secure pages only. */
async function hmacOf(secret: string, text: string): Promise<string> {
  const bytes = (value: string) => new TextEncoder().encode(value);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['sign']);
  const signed = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(text)));
  return [...signed].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function told(verdict: Verdict, words: CheckerWords): string {
  return verdict.kind === 'forged' ? `${words.forged} ${verdict.v1}` : words[verdict.kind];
}

function commandFor({ secret, header, body }: Delivery): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  return `printf '%s' ${quoted(`${partsOf(header).t}.${body}`)} \\\n  | openssl dgst -sha256 -hmac ${quoted(secret)}`;
}

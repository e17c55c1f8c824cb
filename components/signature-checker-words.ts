// What the signature checker says in the languages of the site.

export interface CheckerWords {
  readonly name: string;
  readonly secret: string;
  readonly header: string;
  readonly body: string;
  readonly genuine: string;
  /** The signature that would be right follows. */
  readonly forged: string;
  readonly malformed: string;
  readonly unable: string;
  readonly command: string;
  readonly privacy: string;
}

export const checkerWords: Readonly<Record<'es' | 'en', CheckerWords>> = {
  es: {
    name: 'Comprobador de firmas',
    secret: 'Secreto del endpoint',
    header: 'Encabezado X-Signature',
    body: 'Cuerpo sin procesar',
    genuine: 'La firma coincide: la entrega es auténtica.',
    forged: 'La firma no coincide. Con este secreto y este cuerpo, v1 sería',
    malformed: 'Faltan datos: hacen falta el secreto y un encabezado de la forma t=…,v1=….',
    unable: 'Este navegador solo calcula firmas en páginas seguras (HTTPS).',
    command: 'Este comando calcula el mismo v1:',
    privacy: 'El cálculo se hace en su navegador: nada de lo que escriba sale de esta página.',
  },
  en: {
    name: 'Signature checker',
    secret: 'Secret of the endpoint',
    header: 'X-Signature header',
    body: 'Raw body',
    genuine: 'The signature matches: the delivery is genuine.',
    forged: 'The signature does not match. With this secret and this body, v1 would be',
    malformed: 'Something is missing: a secret and a header of the form t=…,v1=… are needed.',
    unable: 'This browser computes signatures on secure pages (HTTPS) only.',
    command: 'This command computes the same v1:',
    privacy: 'It is all computed in your browser: nothing that you type leaves this page.',
  },
};

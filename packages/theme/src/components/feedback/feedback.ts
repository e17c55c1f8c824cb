// Submits the feedback form without leaving the page, and shows the result below the question. Included only on sites
// with the form.

document.addEventListener('submit', (event) => {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || !form.matches('.feedback')) return;
  event.preventDefault();
  if (form.dataset.state === 'sending' || form.dataset.state === 'sent') return;
  void send(form, submitter);
});

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const data = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) data.append(name, String(value));
  show(form, submitter, 'sending');
  const isSent = await request(form, data).then(
    ({ ok }) => ok,
    () => false,
  );
  show(form, submitter, isSent ? 'sent' : 'failed');
}

function request({ action, method }: HTMLFormElement, data: URLSearchParams): Promise<Response> {
  if (method === 'post') return fetch(action, { method, body: data });
  const url = new URL(action);
  url.search = data.toString();
  return fetch(url);
}

/** The buttons get `aria-disabled` instead of `disabled`, so that the clicked button keeps the focus. */
function show(form: HTMLFormElement, chosen: HTMLElement | null, state: 'sending' | 'sent' | 'failed'): void {
  form.dataset.state = state;
  for (const button of form.querySelectorAll('button')) {
    button.ariaDisabled = String(state !== 'failed');
    button.ariaPressed = String(state !== 'failed' && button === chosen);
  }
  const { thanks = '', failure = '' } = form.dataset;
  const status = form.querySelector('[role="status"]');
  if (status) status.textContent = { sending: '', sent: thanks, failed: failure }[state];
}

export {};

import type { Translate } from './text.tsx'

/** The sentence for whatever was thrown: the server's own, else what the browser knows. */
export function errorText(error: unknown, t: Translate): string {
  const { code, message } = (error ?? {}) as { code?: string; message?: string }
  if (code === 'NETWORK') return t('msg_network_abnormal')
  return code && message ? message : t('msg_unknown_error')
}

/** The refused fields of 422 REQUEST_INVALID: `{username: 'sentence in the caller's language'}`. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const { value } = (error ?? {}) as { value?: { fields?: { field: string; message: string }[] } | null }
  return Object.fromEntries((value?.fields ?? []).map(({ field, message }) => [field, message]))
}

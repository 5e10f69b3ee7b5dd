/**
 * A signal that aborts when the time is over, or with the caller's own. AbortSignal.any and .timeout are
 * younger than the phones that play here.
 */
export function withinTime(limitMs: number, signal?: AbortSignal): AbortSignal {
  const limited = new AbortController()
  const abort = (): void => limited.abort()
  if (signal?.aborted) abort()
  else {
    const timer = setTimeout(abort, limitMs)
    // Each takes the other with it, so that nothing of a request that is over stays behind.
    limited.signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
    signal?.addEventListener('abort', abort, { once: true, signal: limited.signal })
  }
  return limited.signal
}

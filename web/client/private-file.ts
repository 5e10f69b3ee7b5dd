/**
 * Private pictures: fetched with the session's token and shown from memory, since no address alone opens
 * them.
 */
import { useEffect, useState } from 'react'
import { session } from './session.ts'

/** `undefined` while it loads, `null` if it does not load, otherwise an address for `<img src>`. */
export function usePrivateFile(name: string): string | null | undefined {
  const [url, setUrl] = useState<string | null>()
  useEffect(() => {
    const stop = new AbortController()
    let made = ''
    load(name, stop.signal).then(
      (blob) => {
        made = URL.createObjectURL(blob)
        setUrl(made)
      },
      () => {
        if (!stop.signal.aborted) setUrl(null)
      },
    )
    return () => {
      stop.abort()
      if (made) URL.revokeObjectURL(made)
    }
  }, [name])
  return url
}

async function load(name: string, signal: AbortSignal): Promise<Blob> {
  const { token, merchant } = session.getState()
  const answer = await fetch(`/files/${encodeURIComponent(name)}`, {
    signal,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(merchant ? { Merchant: merchant } : {}),
    },
  })
  if (!answer.ok) throw new Error('the picture did not come')
  return answer.blob()
}

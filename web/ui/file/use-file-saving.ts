import { useState } from 'react'
import { errorText } from '../i18n/error-text.ts'
import { useText } from '../i18n/text.tsx'
import { toast } from '../overlay/toast.tsx'

/**
 * Saves files one at a time and says how it went. `fetch` saves one and returns its name, which `done` puts
 * into words; `busy` is the format that is under way.
 */
export function useFileSaving(done: (file: string) => string) {
  const t = useText()
  const [busy, setBusy] = useState<string | null>(null)
  const save = async (format: string, fetch: () => Promise<string>): Promise<void> => {
    setBusy(format)
    try {
      toast.good(done(await fetch()))
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    setBusy(null)
  }
  return { busy, save }
}

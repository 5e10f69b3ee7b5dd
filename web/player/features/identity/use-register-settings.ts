import { useEffect, useState } from 'react'
import { readRegisterSettings } from '../../../../contract/player/system/read-register-settings.ts'
import { callServer } from '../../../client/call.ts'
import type { FieldRule } from './field-rules.ts'

export type RegisterSettings = Record<string, FieldRule>

/** The rules of the fields as the server has them now. */
export function useRegisterSettings(): { settings: RegisterSettings | null; fault: unknown } {
  const [settings, setSettings] = useState<RegisterSettings | null>(null)
  const [fault, setFault] = useState<unknown>(null)
  useEffect(() => {
    callServer(readRegisterSettings).then((value) => setSettings(value as RegisterSettings), setFault)
  }, [])
  return { settings, fault }
}

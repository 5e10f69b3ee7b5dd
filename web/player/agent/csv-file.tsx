import { useState } from 'react'
import type { Call, SchemaMaker } from '../../../contract/shared/call.ts'
import type { InputOf } from '../../client/call.ts'
import { saveFile } from '../../client/save-file.ts'
import { Button } from '../../ui/button/button.tsx'
import { errorText } from '../../ui/i18n/error-text.ts'
import { useText } from '../../ui/i18n/text.tsx'
import { toast } from '../../ui/overlay/toast.tsx'
import './texts.ts'

const FORMAT = 'CSV'

/** A table of the centre as a file, with what the page asked for. */
export function CsvFile<Schemas extends SchemaMaker>({
  call,
  query,
}: {
  call: Call<Schemas>
  query: Record<string, string>
}) {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const file = await saveFile(call, {
        query: { ...query, format: FORMAT },
      } as unknown as InputOf<Schemas>)
      toast.good(t('agent_file_saved', { file }))
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    setBusy(false)
  }
  return (
    <Button
      kind="line"
      icon="deposit"
      isBusy={isBusy}
      aria-label={t('agent_file_download', { format: FORMAT })}
      onClick={() => void save()}
    >
      {FORMAT}
    </Button>
  )
}

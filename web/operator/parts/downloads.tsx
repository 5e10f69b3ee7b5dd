import { useState } from 'react'
import type { Call, SchemaMaker } from '../../../contract/shared/call.ts'
import type { InputOf } from '../../client/call.ts'
import { saveFile } from '../../client/save-file.ts'
import { Button } from '../../ui/button/button.tsx'
import { errorText } from '../../ui/i18n/error-text.ts'
import { useText } from '../../ui/i18n/text.tsx'
import { toast } from '../../ui/overlay/toast.tsx'

const formats = ['CSV', 'XLSX'] as const

/** A list as a file, with the range and filters of the screen. */
export function Downloads<Schemas extends SchemaMaker>({
  call,
  params,
  query,
}: {
  call: Call<Schemas>
  params?: Record<string, string>
  query: Record<string, string>
}) {
  const t = useText()
  const [busy, setBusy] = useState<string | null>(null)
  const save = async (format: string) => {
    setBusy(format)
    try {
      toast.good(
        t('op_download_done', {
          file: await saveFile(call, { params, query: { ...query, format } } as unknown as InputOf<Schemas>),
        }),
      )
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    setBusy(null)
  }
  return formats.map((format) => (
    <Button
      key={format}
      kind="line"
      icon="deposit"
      isBusy={busy === format}
      aria-label={t('op_download', { format })}
      onClick={() => void save(format)}
    >
      {format}
    </Button>
  ))
}

/** A list as CSV, with the filters of the screen. */
export function CsvButton<Schemas extends SchemaMaker>({
  call,
  query,
}: {
  call: Call<Schemas>
  query: Record<string, string | number | undefined>
}) {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      toast.good(
        t('op_download_done', { file: await saveFile(call, { query } as unknown as InputOf<Schemas>) }),
      )
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
      aria-label={t('op_download', { format: 'CSV' })}
      onClick={() => void save()}
    >
      {t('op_csv')}
    </Button>
  )
}

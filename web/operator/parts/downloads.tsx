import type { Call, SchemaMaker } from '../../../contract/shared/call.ts'
import type { InputOf } from '../../client/call.ts'
import { saveFile } from '../../client/save-file.ts'
import { Button } from '../../ui/button/button.tsx'
import { useFileSaving } from '../../ui/file/use-file-saving.ts'
import { useText } from '../../ui/i18n/text.tsx'

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
  const { busy, save } = useFileSaving((file) => t('op_download_done', { file }))
  const fetch = (format: string) =>
    saveFile(call, { params, query: { ...query, format } } as unknown as InputOf<Schemas>)
  return formats.map((format) => (
    <Button
      key={format}
      kind="line"
      icon="deposit"
      isBusy={busy === format}
      aria-label={t('op_download', { format })}
      onClick={() => void save(format, () => fetch(format))}
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
  const { busy, save } = useFileSaving((file) => t('op_download_done', { file }))
  const fetch = () => saveFile(call, { query } as unknown as InputOf<Schemas>)
  return (
    <Button
      kind="line"
      icon="deposit"
      isBusy={busy !== null}
      aria-label={t('op_download', { format: 'CSV' })}
      onClick={() => void save('CSV', fetch)}
    >
      {t('op_csv')}
    </Button>
  )
}

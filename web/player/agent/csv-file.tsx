import type { Call, SchemaMaker } from '../../../contract/shared/call.ts'
import type { InputOf } from '../../client/call.ts'
import { saveFile } from '../../client/save-file.ts'
import { Button } from '../../ui/button/button.tsx'
import { useFileSaving } from '../../ui/file/use-file-saving.ts'
import { useText } from '../../ui/i18n/text.tsx'
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
  const { busy, save } = useFileSaving((file) => t('agent_file_saved', { file }))
  const fetch = () => saveFile(call, { query: { ...query, format: FORMAT } } as unknown as InputOf<Schemas>)
  return (
    <Button
      kind="line"
      icon="deposit"
      isBusy={busy !== null}
      aria-label={t('agent_file_download', { format: FORMAT })}
      onClick={() => void save(FORMAT, fetch)}
    >
      {FORMAT}
    </Button>
  )
}

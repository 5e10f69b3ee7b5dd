import { useEffect, useState } from 'react'
import type { Call, SchemaMaker } from '../../../../contract/shared/call.ts'
import { fileFormats } from '../../../../contract/player/cashier/record-words.ts'
import type { InputOf } from '../../../client/call.ts'
import { saveFile } from '../../../client/save-file.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { Pagination } from '../../../ui/table/pagination.tsx'
import styles from './records.module.css'

export const pageSizes = ['10', '20', '50'] as const
export type PageSizeText = (typeof pageSizes)[number]

interface FootProps {
  /** On this page. */ rows: number
  page: number
  totalPages: number
  onPage: (page: number) => void
  size: PageSizeText
  onSize: (size: PageSizeText) => void
  children?: React.ReactNode
}

/**
 * Below a record: its pages, how many rows each has, and its files; nothing below an empty one. If the open
 * page no longer exists, the last one opens.
 */
export function RecordFoot({ rows, page, totalPages, onPage, size, onSize, children }: FootProps) {
  const t = useText()
  const last = Math.max(1, totalPages)
  useEffect(() => {
    if (page > last) onPage(last)
  }, [page, last])
  if (rows === 0 && page === 1) return null
  return (
    <div className={styles.foot}>
      <Pagination page={page} totalPages={totalPages} onChange={onPage} margin={1} range={3} />
      <div className={styles.tools}>
        <SelectField
          label={t('record_page_size')}
          isLabelHidden
          value={size}
          onChange={onSize}
          choices={pageSizes.map((key) => ({ key, text: t('record_rows', { count: key }) }))}
        />
        {children}
      </div>
    </div>
  )
}

/** The record as a file, with the range and filters of the screen. */
export function Downloads<Schemas extends SchemaMaker>({
  call,
  query,
}: {
  call: Call<Schemas>
  query: Record<string, string>
}) {
  const t = useText()
  const [busy, setBusy] = useState<string | null>(null)
  const save = async (format: string) => {
    setBusy(format)
    try {
      toast.good(
        t('record_download_done', {
          file: await saveFile(call, { query: { ...query, format } } as unknown as InputOf<Schemas>),
        }),
      )
    } catch (error) {
      toast.bad(errorText(error, t))
    } finally {
      setBusy(null)
    }
  }
  return fileFormats.map((format) => (
    <Button
      key={format}
      kind="line"
      icon="deposit"
      isBusy={busy === format}
      aria-label={t('record_download', { format })}
      onClick={() => void save(format)}
    >
      {format}
    </Button>
  ))
}

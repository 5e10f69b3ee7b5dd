import { useState } from 'react'
import type { PageSizeText } from './record-foot.tsx'

/**
 * The place of a reader in a record. A changed filter begins at its first page, which sets the mark for the
 * following pages.
 */
export function useRecordPage() {
  const [pageNo, setPageNo] = useState(1)
  const [size, setSize] = useState<PageSizeText>('20')
  const [mark, setMark] = useState<string | undefined>(undefined)
  const restart = () => {
    setPageNo(1)
    setMark(undefined)
  }
  return {
    pageNo,
    size,
    restart,
    query: { pageNo, pageSize: Number.parseInt(size, 10), ...(pageNo > 1 && mark ? { mark } : {}) },
    resize: (next: PageSizeText) => {
      setSize(next)
      restart()
    },
    /** The first page asks for what is newest; the others go on from the mark that came with it. */
    goTo: (page: number, newest: string | undefined) => {
      if (page === 1) setMark(undefined)
      else if (pageNo === 1) setMark(newest)
      setPageNo(page)
    },
  }
}

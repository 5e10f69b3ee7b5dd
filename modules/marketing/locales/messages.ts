/** What stands around the operator's own words in mails and SMS. */
import type { Language } from '../../../platform/calls.ts'
import { writeMail } from '../../system/index.ts'

interface Words {
  house: string
  title: string
  content: string
  /** Where it leads to; null: nowhere. */
  address: string | null
  unsubscribe: string
}

const texts: Record<Language, { open: string; stopLine: (address: string) => string }> = {
  th: {
    open: 'เปิดดู',
    stopLine: (address) => `ยกเลิกการรับข่าวที่ ${address}`,
  },
  en: {
    open: 'Open',
    stopLine: (address) => `To stop these messages: ${address}`,
  },
}

export function newsMail(language: Language, { house, title, content, address, unsubscribe }: Words) {
  const { open, stopLine } = texts[language]
  return writeMail({
    house,
    language,
    subject: title,
    parts: [title, content, ...(address ? [{ address, label: open }] : []), stopLine(unsubscribe)],
  })
}

/** The title alone: whoever wants to read on opens the link. */
export function newsSms(
  language: Language,
  { house, title, address, unsubscribe }: Omit<Words, 'content'>,
): string {
  return [`${house}: ${title}`, ...(address ? [address] : []), texts[language].stopLine(unsubscribe)].join(
    '\n',
  )
}

/**
 * A mail as plain text and as HTML, both with the merchant's name. Every word is escaped, since names come
 * from people.
 */
import { escapeHtml } from '../../../kernel/html.ts'
import type { Language } from '../../../platform/calls.ts'

/** A paragraph; a code to copy; or an address to open, on a line of its own in the plain text. */
export type MailPart = string | { code: string } | { address: string; label: string }

export interface Letter {
  house: string
  language: Language
  subject: string
  parts: readonly MailPart[]
}

const colours = {
  ground: '#f4f1ea',
  card: '#ffffff',
  line: '#e4dccb',
  ink: '#1d1a14',
  quiet: '#6d6557',
  gold: '#8a6a1f',
}
const font = "font-family:'Noto Sans Thai','Leelawadee UI',Tahoma,Arial,sans-serif"

/** The fields of a mail that `queueMessage` takes. */
export function writeMail({ house, language, subject, parts }: Letter): {
  subject: string
  text: string
  html: string
} {
  const text = [house, ...parts.map(textOf), `— ${house}`].join('\n\n')
  const html =
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>` +
    `<body style="margin:0;padding:24px 12px;background:${colours.ground}">` +
    `<div style="max-width:480px;margin:0 auto;padding:24px;background:${colours.card};border:1px solid ${colours.line};border-radius:12px;color:${colours.ink};font-size:16px;line-height:1.6;${font}">` +
    `<p style="margin:0 0 16px;font-size:20px;font-weight:700;color:${colours.gold}">${escapeHtml(house)}</p>` +
    parts.map(htmlOf).join('') +
    `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${colours.line};font-size:14px;color:${colours.quiet}">${escapeHtml(house)}</p>` +
    '</div></body></html>'
  return { subject, text, html }
}

function textOf(part: MailPart): string {
  if (typeof part === 'string') return part
  return 'code' in part ? part.code : `${part.label}\n${part.address}`
}

function htmlOf(part: MailPart): string {
  if (typeof part === 'string')
    return `<p style="margin:0 0 16px">${escapeHtml(part).replaceAll('\n', '<br>')}</p>`
  if ('code' in part)
    return `<p style="margin:0 0 16px;font-size:28px;font-weight:700;letter-spacing:4px">${escapeHtml(part.code)}</p>`
  const address = escapeHtml(part.address)
  const look = `display:inline-block;padding:12px 20px;border-radius:8px;background:${colours.gold};color:${colours.card};font-weight:700;text-decoration:none`
  return `<p style="margin:0 0 8px"><a href="${address}" style="${look}">${escapeHtml(part.label)}</a></p><p style="margin:0 0 16px;font-size:13px;color:${colours.quiet};word-break:break-all">${address}</p>`
}

/** Mail over SMTP: `MAIL_URL=smtps://user:password@host:465/?from=Sala%20<no-reply@example.com>`. */
import { createTransport } from 'nodemailer'
import { NotSentError, RefusedError } from './send-errors.ts'

export interface MailSender {
  send(message: {
    id: string
    to: string
    subject: string
    text: string
    html?: string
    /** Where one press unsubscribes (RFC 8058). */
    unsubscribeUrl?: string
  }): Promise<void>
  close(): void
}

interface SmtpError {
  code?: string
  responseCode?: number
  message: string
  command?: string
}

/** Throws NotSentError, RefusedError, or any other error if the outcome is unknown. */
export function smtpMailSender(mailUrl: string): MailSender {
  const url = new URL(mailUrl)
  const from = url.searchParams.get('from') ?? `no-reply@${url.hostname}`
  url.search = ''
  const transport = createTransport({
    host: url.hostname,
    port: url.port ? parseInt(url.port, 10) : url.protocol === 'smtps:' ? 465 : 587,
    secure: url.protocol === 'smtps:',
    auth: url.username
      ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
      : undefined,
    connectionTimeout: 8_000,
    greetingTimeout: 8_000,
    socketTimeout: 15_000,
  })
  return {
    async send({ id, to, subject, text, html, unsubscribeUrl }) {
      try {
        await transport.sendMail({
          from,
          to,
          subject,
          text,
          html: html || undefined,
          headers: unsubscribeUrl
            ? {
                'List-Unsubscribe': `<${unsubscribeUrl}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }
            : undefined,
          messageId: `<${id}@${from.split('@')[1]?.replace(/>$/, '') ?? url.hostname}>`,
        })
      } catch (error) {
        throw classify(error as SmtpError)
      }
    },
    close: () => transport.close(),
  }
}

function classify(error: SmtpError): Error {
  const status = error.responseCode ?? 0
  if (status >= 500) return new RefusedError(error.message)
  // Deferred by the server, or never connected: nothing was sent.
  if (
    status >= 400 ||
    ['ECONNREFUSED', 'EDNS', 'ENOTFOUND', 'ECONNECTION', 'EAUTH'].includes(error.code ?? '') ||
    (error.code === 'ETIMEDOUT' && error.command === 'CONN')
  )
    return new NotSentError(error.message)
  return new Error(error.message)
}

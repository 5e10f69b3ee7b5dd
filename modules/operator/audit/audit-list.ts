/** The audit log as its screen and its file filter it. */
import { boundsOf } from '../../../kernel/calendar.ts'
import type { MerchantContext } from '../../../platform/calls.ts'
import type { AuditFilter, AuditRow } from './store/audit.ts'

interface AuditQuery {
  words?: string
  actions?: string
  actor?: string
  action?: string
  subject?: string
  from?: string
  to?: string
}

/** Days in the merchant's time zone, both included. */
export function auditFilter(
  { id: merchantId, timeZone }: MerchantContext,
  query: AuditQuery,
): Omit<AuditFilter, 'pageNo' | 'pageSize'> {
  const { from, before } = boundsOf(query, timeZone)
  return {
    merchantId,
    words: (query.words ?? '').split(/\s+/).filter(Boolean),
    actions: (query.actions ?? '').split(',').filter(Boolean),
    actor: query.actor || undefined,
    action: query.action || undefined,
    subject: query.subject || undefined,
    from: from ?? null,
    before: before ?? null,
  }
}

export function entryOf(row: AuditRow) {
  const { address, merchantId: _, ...detail } = JSON.parse(row.detail) as Record<string, unknown>
  return {
    seq: row.seq,
    at: row.at,
    actor: row.actor,
    action: row.action,
    subject: row.subject,
    address: typeof address === 'string' ? address : '',
    detail: JSON.stringify(detail),
    hash: row.hash.toString('hex'),
  }
}

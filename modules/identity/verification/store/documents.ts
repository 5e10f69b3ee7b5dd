/** The documents of a request, and who opened them. */
import type { KycDocumentKind } from '../../../../contract/shared/kyc-words.ts'
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface DocumentRow {
  document_id: string
  request_id: string
  member_id: string
  kind: KycDocumentKind
  media_type: 'image/png' | 'image/jpeg'
  width: number
  height: number
  source_hash: string
  added_at: Date
}

export async function insertDocument(tx: Tx, merchantId: string, row: DocumentRow): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO identity.kyc_document (document_id, request_id, merchant_id, member_id, kind, media_type, width, height, source_hash, added_at)
    VALUES (${row.document_id}, ${row.request_id}, ${merchantId}, ${row.member_id}, ${row.kind}, ${row.media_type}, ${row.width}, ${row.height}, ${row.source_hash}, ${row.added_at})`,
  )
}

/** Newest first; those of a request that was submitted again come before the former ones. */
export async function readDocuments(
  reader: Reader,
  requestId: string,
): Promise<(DocumentRow & { is_seen_before: boolean })[]> {
  return rowsOf(
    reader,
    sql<DocumentRow & { is_seen_before: boolean }>`
    SELECT d.document_id, d.request_id, d.member_id, d.kind, d.media_type, d.width, d.height, d.source_hash, d.added_at,
      EXISTS (SELECT FROM identity.kyc_document o WHERE o.merchant_id = d.merchant_id AND o.source_hash = d.source_hash AND o.member_id <> d.member_id) AS is_seen_before
    FROM identity.kyc_document d WHERE d.request_id = ${requestId} AND d.removed_at IS NULL ORDER BY d.added_at DESC, d.kind, d.document_id`,
  )
}

export async function insertView(tx: Tx, documentId: string, operatorId: string): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO identity.kyc_view (document_id, operator_id) VALUES (${documentId}, ${operatorId})
    ON CONFLICT (document_id, operator_id) DO NOTHING`,
  )
}

/** The documents of a request that an operator has opened. */
export async function readViews(reader: Reader, requestId: string, operatorId: string): Promise<Set<string>> {
  const rows = await rowsOf(
    reader,
    sql<{ document_id: string }>`
    SELECT v.document_id FROM identity.kyc_view v JOIN identity.kyc_document d USING (document_id)
    WHERE d.request_id = ${requestId} AND d.removed_at IS NULL AND v.operator_id = ${operatorId}`,
  )
  return new Set(rows.map((row) => row.document_id))
}

/** A document of the merchant; of this member if one is named. */
export async function readDocument(
  reader: Reader,
  merchantId: string,
  documentId: string,
  where: { memberId: string } | { requestId: string },
): Promise<DocumentRow | undefined> {
  const owner =
    'memberId' in where ? sql`member_id = ${where.memberId}` : sql`request_id = ${where.requestId}`
  return firstOf(
    reader,
    sql<DocumentRow>`
    SELECT document_id, request_id, member_id, kind, media_type, width, height, source_hash, added_at FROM identity.kyc_document
    WHERE document_id = ${documentId} AND merchant_id = ${merchantId} AND removed_at IS NULL AND ${owner}`,
  )
}

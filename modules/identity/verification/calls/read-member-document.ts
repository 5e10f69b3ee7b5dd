import {
  readMemberDocument,
  readMemberDocumentSchemas,
} from '../../../../contract/operator/identity/read-member-document.ts'
import { handle } from '../../../../platform/calls.ts'
import { pictureTextOf } from '../kyc-requests.ts'
import { insertView, readDocument } from '../store/documents.ts'

export const handleReadMemberDocument = handle(
  readMemberDocument,
  readMemberDocumentSchemas,
  async (context, { params }) => {
    const document = await readDocument(context.tx, context.merchant.id, params.documentId, {
      requestId: params.requestId,
    })
    const picture = await pictureTextOf(context, document)
    await insertView(context.tx, document!.document_id, context.actor.accountId)
    await context.audit('kyc.view-document', `member:${document!.member_id}`, {
      ...params,
      kind: document!.kind,
    })
    return picture
  },
)

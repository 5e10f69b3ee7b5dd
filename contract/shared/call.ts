/** The word every contract file starts with; defined in kernel/call.ts, so that the platform knows it too. */
export type { Audience, BodyOf, Call, ParamsOf, QueryOf, SchemaMaker, ValueOf } from '../../kernel/call.ts'

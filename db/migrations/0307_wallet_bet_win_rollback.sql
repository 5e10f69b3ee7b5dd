-- Up Migration
-- A bet with its win may be rolled back where the vendor is configured so. Where further wins were paid on its round and
-- no other bet would be left, that must be refused like a bet whose round has a win: a cancelled round would go on
-- holding money that nobody staked for. The posting function is as in 0301 but for this one condition.
DO $$
DECLARE
  before text := '(orig.kind = 1 AND rd.win_count > 0)';
  after text := '(orig.kind = 1 AND rd.win_count > 0) OR (orig.kind = 3 AND rd.bet_count = 1 AND rd.win_count > 1)';
  definition text := pg_get_functiondef('wallet.post_batch'::regproc);
BEGIN
  IF position(before IN definition) = 0 THEN RAISE EXCEPTION 'wallet.post_batch is not the one this migration mends'; END IF;
  EXECUTE replace(definition, before, after);
END $$;

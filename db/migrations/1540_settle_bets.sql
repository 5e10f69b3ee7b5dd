-- Up Migration
-- Rounds and versions are named for each member: db/functions/wallet/settle_rounds.sql takes lists of both.
DROP FUNCTION IF EXISTS wallet.settle_rounds(text, text, int, text[], bigint[], bigint[], bigint[]);

-- What a movement of real money means to its member: stakes less refunds, payouts less what was taken back. A
-- pocket reports only its result (code 47), so a loss there is a stake and a gain a payout. The debt left by
-- a rolled back win (code 60 of a round) is a payout taken back that no account of the member could cover.
-- docs/decisions/0081-what-play-came-to.md
CREATE OR REPLACE FUNCTION wallet.play_of(
  code smallint, guarded_side smallint, amount bigint, round_no bigint
)
RETURNS TABLE (stake bigint, payout bigint) LANGUAGE sql IMMUTABLE
AS $$
  SELECT CASE WHEN code IN (1, 3) OR (code = 47 AND guarded_side = 1)
           THEN CASE guarded_side WHEN 2 THEN -amount ELSE amount END
           ELSE 0 END,
         CASE WHEN code IN (2, 4, 5, 6) OR (code = 60 AND round_no IS NOT NULL)
                OR (code = 47 AND guarded_side = 2)
           THEN CASE guarded_side WHEN 2 THEN amount ELSE -amount END
           ELSE 0 END
$$;

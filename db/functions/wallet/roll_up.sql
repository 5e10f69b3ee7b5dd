-- Folds at most `most` further transfers into the totals and half-hour sums of the ledger; returns how many
-- ids it is behind (0: at the horizon).
CREATE OR REPLACE FUNCTION wallet.roll_up(most int)
RETURNS bigint LANGUAGE plpgsql
SET plan_cache_mode = force_custom_plan
SET jit = off
AS $$
DECLARE
  start bigint;
  stop bigint;
BEGIN
  SELECT position INTO start FROM wallet.follower WHERE name = 'roll-up' FOR UPDATE;
  stop := wallet.next_stop(start, most);
  IF stop = start THEN
    RETURN 0;
  END IF;

  -- 1. The sums of the summed accounts, and what moved in them by half hour and code.
  INSERT INTO wallet.account_total AS t (account_id, shard, balance)
  SELECT s.account_id, s.shard, sum(s.amount)
  FROM wallet.summed_sides(start, stop) AS s GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (account_id, shard) DO UPDATE SET balance = t.balance + excluded.balance;
  INSERT INTO wallet.account_slot AS t (account_id, slot, code, shard, debit, credit, count)
  SELECT s.account_id, date_bin('30 minutes', s.created_at, '2000-01-01Z'), s.code, s.shard,
         coalesce(sum(-s.amount) FILTER (WHERE s.amount < 0), 0),
         coalesce(sum(s.amount) FILTER (WHERE s.amount > 0), 0), count(*)
  FROM wallet.summed_sides(start, stop) AS s GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (account_id, slot, code, shard) DO UPDATE
  SET debit = t.debit + excluded.debit, credit = t.credit + excluded.credit, count = t.count + excluded.count;

  -- 2. Real play of each game of a merchant by half hour. The stakes and wins of house players are not
  --    members' play: what members lose to them belongs to the house, like any loss to a game.
  INSERT INTO wallet.game_slot AS t (game_no, house_no, slot, shard, stake, payout)
  SELECT r.game_no, o.house_no, date_bin('30 minutes', m.created_at, '2000-01-01Z'), m.shard,
         sum(m.stake), sum(m.payout)
  FROM wallet.real_play(start, stop) AS m
  JOIN wallet.round r ON r.round_no = m.round_no AND r.shard = m.shard
  JOIN wallet.owner o ON o.owner_no = m.owner_no AND o.shard = m.shard
  WHERE m.round_no IS NOT NULL AND o.owner_kind <> 'house_player' GROUP BY 1, 2, 3, 4 ORDER BY 2, 3, 1, 4
  ON CONFLICT (house_no, slot, game_no, shard) DO UPDATE
  SET stake = t.stake + excluded.stake, payout = t.payout + excluded.payout;

  -- 3. What each member staked, won, deposited and withdrew by hour.
  INSERT INTO wallet.member_slot AS t (
    owner_no, slot, shard, stake, payout, deposit, deposit_count, withdrawal, withdrawal_count)
  SELECT m.owner_no, date_bin('1 hour', m.created_at, '2000-01-01Z'), m.shard, sum(m.stake), sum(m.payout),
         sum(m.deposit), count(*) FILTER (WHERE m.deposit > 0),
         sum(m.withdrawal), count(*) FILTER (WHERE m.withdrawal > 0)
  FROM wallet.real_play(start, stop) AS m GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (owner_no, slot, shard) DO UPDATE
  SET stake = t.stake + excluded.stake, payout = t.payout + excluded.payout,
      deposit = t.deposit + excluded.deposit, deposit_count = t.deposit_count + excluded.deposit_count,
      withdrawal = t.withdrawal + excluded.withdrawal,
      withdrawal_count = t.withdrawal_count + excluded.withdrawal_count;

  UPDATE wallet.follower SET position = stop WHERE name = 'roll-up';
  RETURN wallet.horizon() - stop;
END $$;

-- Spreads a migrated database over the workers of a Citus cluster: once, on the coordinator, by the owner, before the
-- first member comes (docs/operating/many-machines.md).
--
-- Everything with money lies by its shard, so that a member's accounts, transfers and rounds stay on one worker and a
-- batch of one shard is posted there. What the posting function looks up is on every worker. The rest stays where it is.

CREATE EXTENSION IF NOT EXISTS citus;

-- On every worker: what a transfer is for, whose keys it carries, which games are open, how products refuse.
SELECT create_reference_table('wallet.purpose');
SELECT create_reference_table('wallet.scope');
SELECT create_reference_table('wallet.refusal');
SELECT create_reference_table('wallet.game_guard');

-- On every worker: catalogue and configuration.
SELECT create_reference_table('system.merchant');
SELECT create_reference_table('system.merchant_domain');
SELECT create_reference_table('app.setting');
SELECT create_reference_table('catalogue.vendor');
SELECT create_reference_table('catalogue.vendor_listing');
SELECT create_reference_table('catalogue.game');
SELECT create_reference_table('catalogue.game_listing');
SELECT create_reference_table('catalogue.banner');

-- By shard: the owners first, everything else beside them.
SELECT create_distributed_table('wallet.owner', 'shard', shard_count => 32);
SELECT create_distributed_table('wallet.balance', 'shard', colocate_with => 'wallet.owner');
SELECT create_distributed_table('wallet.transfer', 'shard', colocate_with => 'wallet.owner');
SELECT create_distributed_table('wallet.answer', 'shard', colocate_with => 'wallet.owner');
SELECT create_distributed_table('wallet.txn', 'shard', colocate_with => 'wallet.owner');
SELECT create_distributed_table('wallet.hold', 'shard', colocate_with => 'wallet.owner');
SELECT create_distributed_table('wallet.stack_move', 'shard', colocate_with => 'wallet.owner');
SELECT create_distributed_table('wallet.receivable', 'shard', colocate_with => 'wallet.owner');
SELECT create_distributed_table('wallet.round', 'shard', colocate_with => 'wallet.owner');
SELECT create_distributed_table('wallet.open_round', 'shard', colocate_with => 'wallet.owner');
SELECT create_distributed_table('wallet.round_valid', 'shard', colocate_with => 'wallet.owner');
SELECT create_distributed_table('wallet.member_guard', 'shard', colocate_with => 'wallet.owner');
SELECT create_distributed_table('wallet.loss_limit', 'shard', colocate_with => 'wallet.owner');
SELECT create_distributed_table('wallet.account_total', 'shard', colocate_with => 'wallet.owner');
SELECT create_distributed_table('wallet.account_slot', 'shard', colocate_with => 'wallet.owner');
SELECT create_distributed_table('wallet.game_slot', 'shard', colocate_with => 'wallet.owner');
SELECT create_distributed_table('wallet.member_slot', 'shard', colocate_with => 'wallet.owner');
SELECT create_distributed_table('wallet.line_slot', 'shard', colocate_with => 'wallet.owner');
SELECT create_distributed_table('wallet.play_slot', 'shard', colocate_with => 'wallet.owner');
SELECT create_distributed_table('wallet.round_slot', 'shard', colocate_with => 'wallet.owner');
SELECT create_distributed_table('wallet.round_counted', 'shard', colocate_with => 'wallet.owner');
SELECT create_distributed_table('wallet.play_change', 'shard', colocate_with => 'wallet.owner');
SELECT create_distributed_table('wallet.member_play_day', 'shard', colocate_with => 'wallet.owner');
SELECT create_distributed_table('wallet.seal', 'shard', colocate_with => 'wallet.owner');

-- On the coordinator, where the workers may still join them: how far the followers have read, and the proofs.
SELECT citus_add_local_table_to_metadata('wallet.mark');
SELECT citus_add_local_table_to_metadata('wallet.follower');
SELECT citus_add_local_table_to_metadata('wallet.proof');

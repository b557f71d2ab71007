import { bonfires } from './sponsor-promises.ts';

/** Counts how many of a team count at this moment: told anew from the tables. */
const counted = (bonfireId: string) => `(select count(*) from bonfire_members
  left join donations on donations.id = bonfire_members.order_id
  where bonfire_members.bonfire_id = ${bonfireId}
    and (bonfire_members.visitor_user_id is not null or donations.status = 'PAID'))`;

/** A step takes so many members, by what the sponsor promised. */
const needed = `case new.step ${bonfires.rule.ladder
  .map(({ members }, at) => `when ${at + 1} then ${members}`)
  .join(' ')} else 1000000 end`;

/**
 * Finds the last that staff did with an activity before the row of the trail that comes just now.
 */
const actBefore = (column: string) => `(select ${column} from audit_trail
  where subject_id = new.subject_id and position < new.position
    and act in ('resumeActivity', 'controlActivity', 'pauseActivity', 'freezeActivity', 'endActivity')
  order by position desc limit 1)`;

/**
 * These must be true in the very transaction in which a sponsor's money moves, or may move again.
 */
export const sponsorRules: readonly string[] = [
  `create trigger sim_grant_of_resting after insert on activity_grants
    when (select status from activities where id = new.activity_id) not in ('APPROVE', 'RISK_CONTROL')
    begin insert into sim_transitions (subject, id, "from", "to")
    values ('grant', new.cause, 'a pool that rests', 'a case'); end`,
  `create trigger sim_step_too_soon after insert on bonfire_steps
    when ${counted('new.bonfire_id')} < ${needed}
    begin insert into sim_transitions (subject, id, "from", "to")
    values ('bonfire', new.bonfire_id, 'too few members', 'step ' || new.step); end`,
  `create trigger sim_promise_too_late after update of status on pool_promises
    when new.status = 'GIVEN' and new.settled_at >= new.ends_at
    begin insert into sim_transitions (subject, id, "from", "to")
    values ('promise', new.id, 'a time that is over', 'a case'); end`,
  `create trigger sim_thawed_alone after insert on audit_trail
    when new.act = 'resumeActivity' and ${actBefore('act')} = 'freezeActivity'
      and ${actBefore('staff_user_id')} = new.staff_user_id
    begin insert into sim_transitions (subject, id, "from", "to")
    values ('activity', new.subject_id, 'frozen by one', 'going on by the same'); end`,
];

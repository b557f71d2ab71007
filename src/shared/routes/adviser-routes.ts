import { route } from './route.ts';

/**
 * These pages are about advisers: how families come to them, their desk, the doctor channel,
 * invitations.
 */
export const adviserRoutes = {
  applyRaise: route('/cf/apply/raise', 'S', 'open', { share: true, indexed: true }),
  applySuccess: route('/cf/apply/success', 'S', 'open', { query: ['clewId'] }),
  applyProgress: route('/cf/apply/progress', 'P', 'login'),
  raiseRegist: route('/cf/activity/raise-regist', 'S', 'open', { share: true }),
  raiseRegistSuccess: route('/cf/activity/raise-regist-success', 'S', 'open', {
    query: ['clewId'],
  }),
  raiseAdviser: route('/cf/activity/raise-adviser', 'C', 'open', {
    share: true,
    indexed: true,
    query: ['adviserId', 'city', 'infoUuid'],
  }),
  raiseAdviserSuccess: route('/cf/activity/raise-adviser-success', 'S', 'open', {
    query: ['clewId'],
  }),
  greenPath: route('/cf/activity/green-path', 'S', 'open', { share: true, indexed: true }),
  inviter: route('/cf/activity/inviter', 'C', 'open', { share: true }),
  weiboInviter: route('/cf/activity/weibo-inviter', 'C', 'open', { share: true }),
  inquiry: route('/cf/inquiry/{form}', 'P', 'open', {
    query: ['sent', 'clewId', 'adviserId', 'infoUuid', 'part'],
  }),
  deskLeads: route('/desk/leads', 'P', 'staff', {
    query: ['view', 'anchorId'],
    roles: ['adviser', 'administrator'],
  }),
  deskLead: route('/desk/lead/{leadId}', 'P', 'staff', { roles: ['adviser', 'administrator'] }),
  deskGreenPaths: route('/desk/green-paths', 'P', 'staff', {
    query: ['ended', 'anchorId'],
    roles: ['reviewer', 'administrator'],
  }),
  deskGreenPath: route('/desk/green-path/{applyId}', 'P', 'staff', {
    roles: ['reviewer', 'administrator'],
  }),
  deskAdvisers: route('/desk/advisers', 'P', 'staff', {
    query: ['adviserId', 'saved'],
    roles: ['releaser', 'administrator'],
  }),
  taskDetail: route('/cf/activity/tf-detail', 'P', 'login'),
  helpRecord: route('/cf/activity/help-record', 'P', 'login', { query: ['of', 'anchorId'] }),
  getReward: route('/cf/activity/get-reward', 'P', 'login', { query: ['earned'] }),
};

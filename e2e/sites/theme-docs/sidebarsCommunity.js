export default {community: ['team', 'support']};

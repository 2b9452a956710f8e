export default {docs: ['start', 'other']};

// A module of its own, since the client is loaded only to push records.
export {Client} from 'typesense';

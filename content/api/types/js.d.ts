/**
 * Type declarations for "@{scope}/js", used to check the samples of the documentation.
 * The prose lives in /docs/sdks/js/fundamentals/public-interface and the pages next to it.
 */
declare module "@{scope}/js" {
  // ---------------------------------------------------------------- shared data

  /** A participant. */
  export interface User {
    /** User ID. */
    id: string;
    /** Name shown to the others. */
    name: string;
    /** URL of a picture. */
    avatar: string | null;
    /** Joined by a guest link. */
    guest: boolean;
    /** ID in the REST API. */
    apiId?: string;
    /** ID of the client in this meeting. */
    clientId?: string;
    /** URL of a larger picture. */
    largeAvatar?: string | null;
  }

  /** The local user, to whom this session belongs. */
  export interface OwnUser extends User {
    /** The user can join. */
    ready: boolean;
  }

  /** The meeting room. */
  export interface Room {
    id: string;
    name: string;
    /** The room can be joined. */
    ready: boolean;
    /** The meeting has ended. */
    shutdown: boolean;
    /** Lets guests enter while the meeting runs. */
    guest_token: string | null;
  }

  /** URLs of the meeting. */
  export interface Links {
    /** URL of the meeting in the REST API. */
    self: string;
    /** The meeting in the web client. */
    gui: string;
    /** Invites guests. */
    guest_join: string | null;
    /** URL of the realtime channel. */
    websocket: string;
  }

  /** Options of the meeting, with the current layout. */
  export interface RoomOptions {
    layout?: "auto" | "custom";
    layout_name?: string | null;
    layout_users?: string[] | null;
    layout_map?: LayoutSpot[] | string | null;
    show_names?: boolean;
    voice_activation?: boolean;
    audio_insert?: "enabled" | "disabled" | "audio_only";
    widescreen?: boolean;
    sfu_mode?: "disabled" | "screencast" | "ptp";
    background_color?: string;
    recording_available?: boolean;
    broadcast_available?: boolean;
    layout_available?: boolean;
    lock_available?: boolean;
    kick_available?: boolean;
    custom_fields?: Record<string, unknown>;
    [option: string]: unknown;
  }

  /** x, y, width, height in pixels of the canvas, then an optional fit. */
  export type LayoutSpot =
    | [x: number, y: number, width: number, height: number]
    | [x: number, y: number, width: number, height: number, fit: "cover" | "contain" | "auto"];

  /** A running live stream. */
  export interface Broadcast {
    id: string;
    platform: "generic";
    /** URL where the stream can be watched. */
    player_url: string | null;
    user: User;
    room: Room;
  }

  /** A recording, running or finished. */
  export interface Recording {
    id: string;
    /** Unix time in seconds. */
    created_at: number;
    /** Seconds; null while recording. */
    duration: number | null;
    /** The download is null until the file is finished. */
    links: { self: string; download: string | null };
    user: User;
    room: Room;
  }

  /** An image of the meeting. */
  export interface Snapshot {
    id: string;
    name: string;
    created_at: string;
    creator: User;
    /** The download link expires. */
    links: { download: string };
    room: Room;
  }

  /** A media file that plays like a participant. */
  export interface Playback {
    url: string;
    play_id: string;
    name: string | null;
    /** User whose video is replaced. */
    replacement_id: string | null;
    audio: boolean;
    /** 0 plays once, N repeats N times, -1 never ends. */
    loop_count: number;
  }

  /** The data of the meeting, once the SDK has it. */
  export interface RoomData {
    /** Access key of this user. */
    access_key: string;
    /** Room and user are ready. */
    ready: boolean;
    room: Room;
    team: { name: string };
    user: OwnUser;
    links: Links;
    options: RoomOptions;
    presentation: Record<string, unknown> | null;
    broadcasts: Broadcast[];
    /** The running recording. */
    recording: Recording | null;
  }

  // ---------------------------------------------------------------- options

  /** What the browser offers first when a screen is shared. */
  export type Surface = "monitor" | "window" | "browser";

  /** How to join: devices, streams and limits. */
  export interface MediaOptions {
    /** Microphone on; with false, it opens muted. Default true. */
    audio?: boolean;
    /** Camera on. Default true. */
    video?: boolean;
    /** Sound only: no video is sent or received. Default false. */
    eco?: boolean;
    /** Applies the stored virtual background. Default false. */
    virtualBackground?: boolean;
    /** Turns echo cancellation, gain control and noise suppression off. Default false. Since 1.9.6. */
    audioPassthrough?: boolean;
    /** A stream of your own in place of the devices; the SDK never stops it. Since 1.6.2. */
    stream?: MediaStream;
    /** Receives nothing. Default false. Since 1.8.0. */
    sendOnly?: boolean;
    /** Codecs in order of preference. Since 1.9.5. */
    codecSelection?: { audio?: RTCRtpCodec[]; video?: RTCRtpCodec[] };
    /** Encoding parameters of the sender. */
    sendEncodings?: {
      audio?: RTCRtpEncodingParameters;
      video?: { maxBitrate?: number; maxFramerate?: number; scaleResolutionDownBy?: number };
    };
    /** Limits for what is received, in bit/s. */
    receiveConstraints?: { audio?: { maxBitrate: number }; video?: { maxBitrate: number } };
  }

  /** Settings of the SDK; change them before connecting. */
  export interface Config {
    /** Host of the API. */
    api: string;
    /** Routed meetings in Safari. Default true. Since 1.5.1. */
    allowSafariSFU: boolean;
    /** With false, `canScreenCapture` returns false. Default true. */
    screencapture: boolean;
    /** With false, the logger prints no info and debug. Default true. Since 1.8.9. */
    verbose: boolean;
    /** Folder or URL of the files for virtual backgrounds, with a slash at its end. Since 1.8.9. */
    vbgScriptPath: string;
    /** Opens the camera with 1280x960 pixels (1280x720 if widescreen). Default true. Since 1.9.5. */
    hdCamera: boolean;
    /** Version of the SDK. */
    readonly version: string;
  }

  /** Preferences for the camera. */
  export interface SessionOptions {
    /** Set from the room. */
    widescreen?: boolean;
    /** Overrides the size that is requested of the camera, in pixels. */
    idealCameraResolution?: { width: number; height: number };
    /** Overrides the frames per second that are requested of the camera. */
    idealCameraFramerate?: number;
  }

  // ---------------------------------------------------------------- commands

  /** A layout to set. */
  export interface LayoutParams {
    layout?: "auto" | "custom";
    /** Name of a predefined layout. */
    name?: string;
    /** User IDs in the order of the spots; an empty string is a free spot. */
    users?: string[];
    /** JSON text of a list of spots. */
    map?: string;
    /** Names under the videos. Default true. */
    show_names?: boolean;
    /** Only with "auto". */
    voice_activation?: boolean;
    audio_insert?: "enabled" | "disabled" | "audio_only";
    audio_insert_position?: { x: number; y: number };
  }

  /** An image in front of the meeting or behind it. */
  export interface LayerParams {
    /** Public URL of the image. */
    url: string;
    /** 1 is the foreground, -1 the background. */
    "z-index"?: "1" | "-1" | 1 | -1;
    /** Your ID of the layer; the event `podium` lists it. */
    id?: string;
  }

  /** A media file to play. */
  export interface PlaybackParams {
    /** Public URL of the file. */
    url: string;
    /** Your ID; without it, the server makes one. */
    play_id?: string;
    /** Plays the sound, too. Default false. */
    audio?: boolean;
    /** User whose video is replaced. */
    replacement_id?: string;
    /** Name shown. */
    name?: string;
    /** 0 plays once, N repeats N times, -1 never ends. Default 0. */
    loop_count?: number;
  }

  /** Everything that `send` takes. */
  export type {Product}Command =
    /** Sends a text to everybody. */
    | { type: "send_chat"; content: string }
    /** Starts or stops the recording. */
    | { type: "start_recording" | "stop_recording" }
    /** Starts a live stream to an RTMP server. */
    | { type: "start_rtmp"; url: string; key: string }
    /** Stops this live stream, or all of them. */
    | { type: "stop_rtmp" | "stop_broadcasts" }
    /** Arranges the videos. */
    | { type: "set_layout"; params: LayoutParams }
    /** Shows an image in front of the meeting or behind it. */
    | { type: "set_layer"; params: LayerParams }
    /** Removes the foreground image. */
    | { type: "clear_front_layer" }
    /** Takes a snapshot of the meeting. */
    | { type: "snapshot" }
    /** Sends microphone and camera. A field that is left out is true: pass what the user chose. */
    | {
        type: "start_stream";
        audio?: boolean;
        video?: boolean;
        screen?: boolean;
        surface?: Surface | null;
        virtualBackground?: boolean;
        audioPassthrough?: boolean;
      }
    /** Switches microphone, camera or screen without a restart. */
    | { type: "change_stream"; audio?: boolean; video?: boolean; screen?: boolean; surface?: Surface | null }
    /** Changes between the cameras of a phone. */
    | { type: "toggle_camera"; stream: MediaStream; facingMode: "user" | "environment" }
    /** Sends the first live tracks of another stream. */
    | { type: "replace_stream"; stream: MediaStream }
    /** Opens the browser's chooser again while the screen replaces the camera. */
    | { type: "change_screen_video"; surface?: Surface | null }
    /** Presents the screen. */
    | {
        type: "start_screen_capture";
        audio: boolean;
        screen: true;
        surface?: Surface | null;
        screenStream?: MediaStream;
      }
    /** Presents a stream. */
    | { type: "start_presenting"; stream?: MediaStream; present?: PresentationKind }
    /** Ends the running presentation, whoever presents. */
    | { type: "stop_presenting" }
    /** Opens, closes or refreshes a floating window with the presenter's camera. Since 1.8.6. */
    | { type: "start_pip_cam" | "stop_pip_cam" | "update_pip_cam" }
    /** Pauses or resumes the virtual background. */
    | { type: "suspend_virtual_background"; state: "suspend" | "resume" }
    /** Requests a guest's access key; the event `guest_user` brings it. */
    | {
        type: "request_guest_user";
        api: string;
        token: string;
        name: string;
        email?: string;
        locale?: "en" | "de" | "fr";
      }
    /** Asks whether the meeting of a permalink has started. */
    | { type: "request_permalink_meeting_info"; api: string; token: string }
    /** Removes a user from the meeting. */
    | { type: "kick_user"; userId: string }
    /** Lets nobody new in, or ends the meeting for everybody. */
    | { type: "lock_meeting" | "terminate_meeting" }
    /** Plays a media file like a participant. */
    | { type: "start_playback"; playback: PlaybackParams }
    /** Ends a playback. */
    | { type: "stop_playback"; playback: { play_id: string } };

  // ---------------------------------------------------------------- events

  /** What is being presented. */
  export type PresentationKind = "screen" | "screen-monitor" | "screen-window" | "screen-browser" | "mixer";

  /** The steps of connecting, and how it can fail. */
  export type ConnectionStatus = "fetch_room" | "received_room" | "ready" | "access_denied" | "transport_error";

  /** Why a session could not start, or has ended. */
  export type ErrorName =
    | "devices"
    | "permission"
    | "not_readable"
    | "session_in_use"
    | "meeting_locked"
    | "abrupt_disconnect"
    | "request_too_large"
    | "ice_error"
    | "ice_failed"
    | "session_failed";

  /** Spot of a user in the picture, in pixels. */
  export interface UserDimensions {
    x: number;
    y: number;
    w: number;
    h: number;
  }

  /** The arrangement of the picture has changed. */
  export interface PodiumEvent {
    type: "podium";
    /** You are alone. */
    solo: boolean;
    /** You can be heard. */
    audio: boolean;
    /** You can be seen. */
    video: boolean;
    /** A playback is among the sources. */
    media: boolean;
    layers: { zIndex: number; id: string }[];
    /** IDs of the sources; those of playbacks begin with media-. */
    sources: string[];
    /** You are one of the sources. */
    isSource: boolean;
    /** ID of the presenter. */
    presenter: string | null;
    /** You present. */
    isPresenter: boolean;
    /** Somebody presents. */
    hasPresenter: boolean;
    /** Indexes into the sources. */
    videoSources: number[];
    /** Your spot. */
    userDimensions: UserDimensions | null;
    /** The spots of everybody. */
    allUserDimensions: (UserDimensions & { clientId: string; playId: string | null })[];
    /** At least one source has video. */
    hasVideoSources: boolean;
    /** Another participant has the camera off. */
    hasMutedVideoPeers: boolean;
  }

  /** Everything that a listener receives. */
  export type {Product}Event =
    /** The next step of connecting, or its failure. */
    | { type: "connection"; connectionStatus: ConnectionStatus }
    /** The meeting has been found. */
    | { type: "room_setup"; content: RoomData }
    /** Room and user are ready, if they were not before. */
    | { type: "room_ready"; content: { ready: true; user: OwnUser; room: Room } }
    /** You are in the meeting: the streams are there. */
    | { type: "accept"; localStream: MediaStream; remoteStream: MediaStream }
    /** A stream has been replaced. */
    | {
        type: "stream_update";
        stream?: MediaStream;
        localStream?: MediaStream;
        presentationStream?: MediaStream;
      }
    /** The realtime channel is lost, or back. */
    | { type: "disconnect" | "reconnect" }
    /** The meeting is routed or composed. */
    | PodiumEvent
    | { type: "remote_description_update"; update: { sfu: boolean } }
    /** The quality of the connection can be measured. */
    | { type: "statistics_ready"; statistics: ConnectionStatistics }
    /** The browser has no network. */
    | { type: "offline" }
    /** The meeting has ended. */
    | { type: "exit"; reason: "bye" }
    /** Layout or room options have changed. */
    | { type: "options_update"; options: RoomOptions }
    /** All running playbacks. */
    | { type: "playback_update"; playing: Playback[] }
    /** The presentation of the meeting has changed. */
    | { type: "presentation_update"; presentation: Record<string, unknown> | null }
    /** Your presentation has begun. */
    | { type: "presentation_started"; present: PresentationKind }
    /** Your presentation has ended; send `start_stream` with the user's choice for the camera. */
    | { type: "presentation_ended" }
    /** The screen in place of the camera has ended. */
    | { type: "screen_video_ended" }
    /** The screen could not be shared. */
    | { type: "screen_capture_error" | "capture_error"; name: string }
    /** A chat message, also one of your own. */
    | { type: "chat"; user: User; timestamp: Date; content: string }
    /** A custom message; its other fields are unchanged. */
    | { type: "custom"; content: string; [field: string]: unknown }
    /** A participant is in the meeting. */
    | { type: "add_user"; user: User; initial: boolean }
    /** A participant has left. */
    | { type: "remove_user"; userId: string; user: User }
    /** Somebody begins or stops speaking. */
    | { type: "voice_activity"; user: User; on: boolean }
    /** The recording has started, stopped, or is ready to download. */
    | { type: "recording_update"; recording: Recording }
    /** The recording could not be started. */
    | { type: "recording_error"; error: unknown }
    /** All running live streams. */
    | { type: "broadcasts_update"; broadcasts: Broadcast[] }
    /** The live stream can be watched. */
    | { type: "publish_broadcast"; playerUrl: string }
    /** The live stream could not be started. */
    | { type: "start_broadcast_error"; platform: "generic"; error: unknown }
    /** Confirms the command of the same name. */
    | { type: "stop_rtmp" | "stop_broadcasts" }
    /** New snapshots of the meeting. */
    | { type: "snapshot_update"; snapshots: Snapshot[] }
    /** The access key of a guest. */
    | { type: "guest_user"; token: string }
    /** The permalink leads to this meeting. */
    | { type: "permalink_ready"; content: RoomData }
    /** The meeting of a permalink; `started_at` is null until it starts. */
    | { type: "permalink_meeting_info"; room: { id: string; name: string; started_at: string | null } }
    /** The microphone is gone, and another one is used. */
    | { type: "audio_device_ended"; newAudioDevice?: string }
    /** The camera is gone, and video is off. */
    | { type: "video_device_ended" }
    /** Microphone and camera are gone. */
    | { type: "all_devices_ended"; newAudioDevice?: string }
    /** A local track is broken. */
    | { type: "broken_track_error" }
    /** A track delivers again. */
    | { type: "local_track_unmuted" | "track_unmuted"; track: MediaStreamTrack }
    /** The floating camera window has opened or closed. */
    | { type: "pip_cam"; active: boolean }
    /** Something is wrong with the floating camera window. */
    | { type: "pip_cam_error" | "pip_cam_warning_video_ended" | "pip_cam_warning_unsupported" }
    /** The session could not start, or has ended. */
    | { type: "error"; name?: ErrorName; code?: string; content?: string; locked?: boolean }
    /** Something does not work at the moment. */
    | { type: "warning"; name: string; id?: string; status?: number }
    /** The warning of this name no longer applies. */
    | { type: "clear_warning"; name: string };

  /** A function that receives events. */
  export type {Product}Listener = (event: {Product}Event) => void;

  // ---------------------------------------------------------------- session

  /** A session: one user in one meeting. */
  export interface {Product} {
    /** Settings; change them before connecting. */
    readonly config: Config;
    /** Preferences for the camera. */
    readonly options: SessionOptions;
    /** The meeting room, once it is ready. */
    readonly room: Room;
    /** The user of this session, once the room is ready. */
    readonly user: OwnUser;
    /** URLs of the meeting, once the room is ready. */
    readonly links: Links;
    /** Adds a listener; do so before connecting, because earlier events are lost. */
    onEvent(listener: {Product}Listener): void;
    /** Removes a listener; without one, removes all of them. */
    offEvent(listener?: {Product}Listener): void;
    /** Connects and joins as soon as room and user are ready. */
    start(accessKey: string, mediaOptions?: MediaOptions): void;
    /** Prepares the session without joining, for example for a preview. */
    connect(accessKey: string): void;
    /** Starts a host's meeting and prepares the session without joining. Since 1.9.3. */
    connectPermalink(userToken: string): void;
    /** Enters the meeting that has been prepared, once its status is ready. */
    join(mediaOptions: MediaOptions): void;
    /** Sends a command; the session drops unknown types. */
    send(command: {Product}Command): void;
    /** Sends at most one command per 500 ms. */
    throttledSend(command: {Product}Command): void;
    /** Ends the session and drops all listeners. */
    destroy(): void;
    /** A second, independent session. Since 1.8.4. */
    createInstance(): {Product};
  }

  /** The session that is ready to use. */
  const {product}: {Product};
  export default {product};

  // ---------------------------------------------------------------- utilities

  export interface CastEventAvailability {
    type: "availability";
    available: boolean;
  }
  export interface CastEventState {
    type: "state";
    state: "connecting" | "connected" | "closed" | "terminated";
  }
  export interface CastEventError {
    type: "error";
    id: string;
    message: string;
  }
  /** What a listener of `CastToDevice` receives. */
  export type CastEvent = CastEventAvailability | CastEventState | CastEventError;

  /** Shows a page on another device. Since 2.0.0. */
  export class CastToDevice {
    /** The browser can cast. */
    static readonly supported: boolean;
    constructor(options: { url: string });
    onEvent(listener: (event: CastEvent) => void): void;
    offEvent(listener?: (event: CastEvent) => void): void;
    /** Opens the device chooser, which needs a user gesture. */
    start(): Promise<void>;
    /** Ends casting. */
    stop(): void;
    /** Ends casting and removes all listeners. */
    destroy(): void;
  }

  /** Averages of the last three samples; null where the browser has no data. */
  export interface StatisticsSample {
    /** One of ConnectionStatistics.Status. */
    status: 0 | 1 | 2 | 3;
    /** bit/s */
    bitrateSend: number | null;
    /** bit/s */
    bitrateRecv: number | null;
    /** seconds */
    jitter: number | null;
    /** seconds */
    roundTripTime: number | null;
    /** 0 to 1 */
    packetLoss: number | null;
    /** 0 to 1 */
    packetLossRecv: number | null;
    /** 0 to 1 */
    nack: number | null;
  }

  /** Handed over by the event statistics_ready. */
  export class ConnectionStatistics {
    /** Quality of the connection. */
    static readonly Status: { readonly GOOD: 0; readonly OK: 1; readonly BAD: 2; readonly NO_CONNECTION: 3 };
    private constructor();
    /** Adds a listener, which is called about once a second. */
    onUpdate(listener: (sample: StatisticsSample) => void): void;
    /** The newest sample. */
    getCurrentStatistics(): StatisticsSample;
  }

  /** Delays a function until it has not been called for some milliseconds. */
  export function debounce<A extends unknown[]>(
    func: (...args: A) => void,
    wait: number,
    immediate?: boolean,
  ): (...args: A) => void;
  /** Calls a function at most once per some milliseconds. */
  export function throttle<A extends unknown[]>(
    func: (...args: A) => void,
    wait: number,
    options?: { leading?: boolean; trailing?: boolean },
  ): (...args: A) => void;
  /** Calls a function soon, faster than a timeout of zero. */
  export function immediate(func: () => void): void;

  /** The devices of this computer. */
  export interface DeviceLists {
    cameras: MediaDeviceInfo[];
    microphones: MediaDeviceInfo[];
    speakers: MediaDeviceInfo[];
  }

  /** The devices to watch. */
  export interface DeviceManagerOptions {
    audio?: boolean;
    video?: boolean;
    eco?: boolean;
    audioPassthrough?: boolean;
  }

  /** What has changed; only these fields are there. */
  export interface DeviceManagerEvent extends Partial<DeviceLists> {
    error?: { name: string; message: string };
    sinkId?: string;
    stream?: MediaStream;
    constraints?: MediaStreamConstraints;
    options?: DeviceManagerOptions;
  }

  /** Lists, opens and remembers cameras, microphones and speakers. */
  export class DeviceManager {
    constructor(options?: DeviceManagerOptions);
    /** Adds a listener for devices, streams and errors. */
    onChange(listener: (event: DeviceManagerEvent) => void): void;
    /** Removes a listener. */
    removeListener(listener: (event: DeviceManagerEvent) => void): void;
    /** Watches the devices and opens a test stream. */
    start(isMobile?: boolean): void;
    /** Opens this camera. */
    setVideoInput(deviceId: string): Promise<void>;
    /** Opens this microphone. */
    setAudioInput(deviceId: string, options?: { preventUpdate?: boolean }): Promise<void>;
    /** Stores this speaker; apply it to the media element yourself. */
    setAudioOutput(sinkId: string): void;
    /** Turns the processing of sound off or on. Since 1.9.6. */
    setAudioPassthrough(on: boolean, options?: { preventUpdate?: boolean }): void;
    /** Opens the stream with other options. */
    updateWithOptions(options: { audio?: boolean; video?: boolean; eco?: boolean }, isMobile?: boolean): void;
    /** Opens the stream with other constraints. */
    update(constraints?: MediaStreamConstraints): void;
    /** Applies a background such as blur:8 or image:URL. */
    setVirtualBackgroundType(type: string): Promise<void>;
    /** Opens a file chooser for a background. */
    loadLocalImageForVirtualBackground(callback: (error?: Error) => void): void;
    /** Stores the choice, so that the session uses it. */
    storeConstraints(): void;
    /** Stops the stream. */
    stop(): void;
    /** Stops the stream and removes all listeners. */
    terminate(): void;
    /** All devices in one list. */
    static getDevices(): Promise<MediaDeviceInfo[]>;
    /** All devices by kind. */
    static fetchDevices(): Promise<DeviceLists>;
    /** Cameras and microphones. */
    static fetchInputDevices(): Promise<Pick<DeviceLists, "cameras" | "microphones">>;
    /** Constraints for the stored devices. */
    static getConstraints(options?: DeviceManagerOptions): MediaStreamConstraints;
    /** Constraints for phones. */
    static getMobileConstraints(options?: DeviceManagerOptions): MediaStreamConstraints;
    /** The stored speaker. */
    static getSinkId(): string;
    /** The stored virtual background. */
    static getStoredVirtualBackgroundType(): string;
  }

  /** Checks what this browser can do. */
  export const FeatureDetector: {
    canUse{Product}(): boolean;
    canScreenCapture(): boolean;
    canToggleCamera(): boolean;
    canFullscreen(): boolean;
    hasPipSupport(): boolean;
    canSFU(): boolean;
    canVirtualBackground(): boolean;
    canvasBlurSupport(): boolean;
    canChangeAudioOutput(): boolean;
    canChooseDisplaySurface(): boolean;
    canMonitorSystemPressure(): boolean;
    canGeolocation(): boolean;
    canStereo(): boolean;
    hasPipCamSupport(): boolean;
    canPresentFiles(): boolean;
    canStreamLocalMedia(): boolean;
    canMix(): boolean;
    canSetCodecs(): boolean;
    canSetCodecPreferences(): boolean;
    canSetCodecsLegacy(): boolean;
    canShare(): boolean;
    hasMobileDevice(): boolean;
    isIOSDevice(): boolean;
    isIPhone(): boolean;
    isAndroidDevice(): boolean;
    isAndroidPhone(): boolean;
    isPhone(): boolean;
    isTouchDevice(): boolean;
    isMacOS(): boolean;
    canChangeCamera(): boolean;
    canChangeMicrophone(): boolean;
    canMultipleDifferentMicrophones(): boolean;
    canAdjustDeviceSettings(): boolean;
    isChrome(): boolean;
    isFF(): boolean;
    isSafari(): boolean;
    isWebView(): boolean;
    inIframe(): boolean;
    browserName(): string;
    browserVersion(): number;
    isMinimumRequiredBrowser(): boolean;
    platform(): Record<string, unknown>;
    hasGetUserMedia(): boolean;
    hasGetDisplayMedia(): boolean;
    hasPeerConnection(): boolean;
    canDataChannel(): boolean;
    hasLocalStorage(): boolean;
    iOSPipCheck(): Promise<boolean>;
    environment(): Record<string, unknown>;
  };

  /** Reads the position of the user, and makes and reads map links. Since 1.9.2. */
  export const Geolocation: {
    /** Whether the user allows it. */
    getPermissionStatus(): Promise<"prompt" | "granted" | "denied">;
    /** The position of the user; gives up after 12 seconds. */
    getCurrentPosition(): Promise<GeolocationCoordinates>;
    /** Links by map service. */
    generateLinkFromCoordinates(latitude: number, longitude: number): { openStreetMap: string; [service: string]: string };
    /** True for a link to a map. */
    linkContainsCoordinates(link: string): boolean;
    /** The coordinates in a link to a map. */
    parseCoordinatesFromLink(link: string): { latitude: number; longitude: number } | null;
  };

  /** Writes to the console. */
  export const Logger: {
    error(...values: unknown[]): void;
    warn(...values: unknown[]): void;
    /** Silent if `config.verbose` is false. */
    info(...values: unknown[]): void;
    /** Silent if `config.verbose` is false. */
    debug(...values: unknown[]): void;
  };

  /** What a listener of `SoundMeter` receives. */
  export type SoundMeterUpdate =
    /** 0 to 100 */
    | { value: number; error?: undefined; warning?: undefined }
    | { value?: undefined; error: "{Product}MicrophoneError"; warning?: undefined }
    | { value?: undefined; error?: undefined; warning: "MicrophoneSilenceWarning" };

  /** Measures how loud a stream is. */
  export class SoundMeter {
    constructor();
    /** Measures this stream. */
    connectToSource(stream: MediaStream): this;
    /** Sets the listener. */
    onUpdate(listener: (update: SoundMeterUpdate) => void): void;
    /** Removes the listener. */
    offUpdate(): void;
    /** Ends measuring. */
    stop(): void;
  }

  /** Reads and changes streams. */
  export const StreamHelpers: {
    /** Mutes or unmutes the microphone of a stream. */
    toggleAudio(stream: MediaStream, on: boolean): MediaStream;
    /** Turns the video of a stream off or on. */
    toggleVideo(stream: MediaStream, on: boolean): MediaStream;
    enableAudio(stream: MediaStream): MediaStream;
    disableAudio(stream: MediaStream): MediaStream;
    /** Turns the camera of a stream off or on. */
    toggleCamera(stream: MediaStream, on: boolean): MediaStream;
    enableCamera(stream: MediaStream): MediaStream;
    disableCamera(stream: MediaStream): MediaStream;
    stopCamera(stream: MediaStream): MediaStream;
    hasAudio(stream: MediaStream): boolean;
    hasVideo(stream: MediaStream): boolean;
    hasCameraVideo(stream: MediaStream): boolean;
    isCameraStream(stream: MediaStream): boolean;
    isScreenStream(stream: MediaStream): boolean;
    isVBGStream(stream: MediaStream): boolean;
    isPresentationStream(stream: MediaStream): boolean;
    isCanvasStream(stream: MediaStream): boolean;
    /** Which camera of a phone a stream comes from. */
    getFacingMode(stream: MediaStream): "user" | "environment" | null;
    getCameraTracks(stream: MediaStream): MediaStreamTrack[];
    getScreenTracks(stream: MediaStream): MediaStreamTrack[];
    getVbgTracks(stream: MediaStream): MediaStreamTrack[];
    getCanvasTracks(stream: MediaStream): MediaStreamTrack[];
    /** Stops all tracks of a stream. */
    stopStream(stream: MediaStream): void;
    stopTrack(track: MediaStreamTrack): void;
    /** A stream that can be sent in place of the devices. */
    createExternalStream(stream: MediaStream, audioOnly?: boolean): MediaStream | false;
    /** The picture of a canvas as a stream with 20 frames per second. */
    captureStream(canvas: HTMLCanvasElement): MediaStream;
    /** Codecs that can be sent. */
    getSenderCodecs(kind: "audio" | "video"): RTCRtpCodec[];
    /** Finds the codecs in browsers that cannot list them. */
    initLegacySenderCodecs(): Promise<void>;
  };

  /** How busy the processor is. */
  export type SystemPressureState = "nominal" | "fair" | "serious" | "critical";

  /** Watches how busy the processor is. Since 1.9.3. */
  export class SystemPressureMonitor {
    constructor(options?: { sampleInterval?: number });
    /** Adds a listener for changes. */
    onUpdate(listener: (state: SystemPressureState) => void): void;
    /** Removes a listener; without one, removes all of them. */
    offUpdate(listener?: (state: SystemPressureState) => void): void;
    /** Begins to watch. */
    start(): Promise<void>;
    /** Pauses watching. */
    stop(): void;
    /** Ends watching and removes all listeners. */
    destroy(): void;
  }

  /** A headset or telephone. */
  export interface HIDTelephonyDevice {
    /** "VVVV:PPPP", hexadecimal */
    id: string;
    vendorId: number;
    productId: number;
    productName: string;
  }

  /** What a listener of `WebHIDManager` receives. */
  export type WebHIDEvent =
    | { type: "devicelist"; devices: HIDTelephonyDevice[] }
    | { type: "togglemute" | "togglecall"; active: boolean }
    | { type: "error"; id: "initialize_failed" | "pair_request_failed" | "invalid_device"; message: string };

  /** Connects the buttons of headsets and telephones. Since 1.8.9. */
  export class WebHIDManager {
    /** The browser can connect such devices. */
    static readonly supported: boolean;
    /** Creates the manager. */
    static initialize(options?: { verbose?: boolean }): Promise<WebHIDManager>;
    private constructor();
    /** Another tab uses the devices. */
    readonly blocked: boolean;
    onEvent(listener: (event: WebHIDEvent) => void): void;
    offEvent(listener?: (event: WebHIDEvent) => void): void;
    /** Opens the device chooser, which needs a user gesture. */
    pairDeviceRequest(): Promise<void>;
    /** Repeats the event with the list of devices. */
    emitDeviceList(): void;
    /** Tells the devices that the microphone is off or on. */
    setMuteActive(active: boolean): void;
    /** Tells the devices that a call runs or has ended. */
    setCallActive(active: boolean): void;
    /** Forgets a device. */
    removeDevice(id: string): Promise<void>;
    /** Disconnects the devices and removes all listeners. */
    destroy(): void;
  }

  /** Fills the screen with an element. */
  export const FullscreenHelper: {
    /** Enters or leaves full screen. */
    toggle(element?: Element, options?: FullscreenOptions): void;
    canFullscreen(): boolean;
    isFullscreen(): boolean;
    /** Sets the listener. */
    onChange(callback: (isFullscreen: boolean, target: Element | null) => void): void;
    /** Removes the listener. */
    off(): void;
  };

  /** Keeps values in the browser. */
  export const LocalStorage: {
    /** Keeps a value. */
    store(key: string, value: unknown): void;
    /** Reads a value; `defaultValue` if there is none. */
    load<T>(key: string, defaultValue: T): T;
  };

  /** Exported for the SDK's own use. */
  export class MicMixer {
    private constructor();
  }

  /** Exported for the SDK's own use. */
  export class MediaStreamBuilder {
    private constructor();
  }
}
